import { defineSite } from 'pagewright';

export default defineSite({ folder: import.meta.dirname });
