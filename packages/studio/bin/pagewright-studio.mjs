#!/usr/bin/env node
/** Entry of the commands of a studio: `pagewright-studio start`, `pagewright-studio invite`. */
const { main } = await import('../dist/cli.js');
const exitCode = await main(process.argv.slice(2));
if (exitCode !== 0) process.exitCode = exitCode;
