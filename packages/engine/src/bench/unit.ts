export type Unit = 's' | 'ms' | 'MB' | 'KiB' | 'kB' | 'requests' | 'files' | 'shift' | 'times' | 'ratio' | 'ms of CPU';
