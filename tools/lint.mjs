import { installWhenNeeded } from './install.mjs';
import { checkStyle } from './checks/style.mjs';

installWhenNeeded();
process.exitCode = (await checkStyle()).failed === 0 ? 0 : 1;
