import { configureGlobal } from 'fast-check';

// A test that fails by chance stops a change that has nothing to do with it, so the suite always draws the same
// examples. `npm run explore` draws others, as often as one likes, and prints the seed of what it finds.
if (!process.env.EXPLORE) configureGlobal({ seed: 20_261_121 });
