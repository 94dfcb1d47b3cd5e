import { installWhenNeeded } from './install.mjs';

installWhenNeeded();
// What checks needs packages that a fresh clone does not have before this.
const { checkStyle } = await import('./checks/style.mjs');
process.exitCode = (await checkStyle()).failed === 0 ? 0 : 1;
