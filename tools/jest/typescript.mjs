// For `node --import`: Node loads TypeScript, compiled by swc as Jest and the bundler do.
import { register } from 'node:module';

process.setSourceMapsEnabled(true);
register('./typescript-hooks.mjs', import.meta.url);
register('./bundler-hooks.mjs', import.meta.url);
