import { installWhenNeeded } from './install.mjs';

installWhenNeeded();
