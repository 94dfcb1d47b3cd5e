import { installWhenNeeded } from './install.mjs';
import { checkTypes } from './checks/types.mjs';

installWhenNeeded();
process.exitCode = checkTypes().failed === 0 ? 0 : 1;
