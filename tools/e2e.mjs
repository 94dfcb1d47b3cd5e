import { installWhenNeeded } from './install.mjs';
import { runJourneys } from './journeys.mjs';

installWhenNeeded();
const { passed, failed } = await runJourneys(process.argv.slice(2));
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
