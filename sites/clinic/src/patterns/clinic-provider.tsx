import type { ReactNode } from 'react';
import { PatternContext } from '../../../../src/patterns/pattern-context.ts';
import { arches } from './arches/arches.ts';

/** Gives the standard blocks and layouts the pattern of the clinic. */
export const ClinicProvider = ({ children }: { children?: ReactNode }) => <PatternContext value={arches}>{children}</PatternContext>;
