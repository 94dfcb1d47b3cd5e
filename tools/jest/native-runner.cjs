// A test runner of Jest (`testRunner`) that lets Node itself load the specs, in the worker's own realm. Jest as it comes
// evaluates all modules anew for each file, which took most of the time of the suite; here a worker loads them once.
// Specs run by jest-circus as ever: hooks, timeouts and reports are the same. What is not there is a module that a test
// replaces, and a realm for each file, so what a spec changes globally it puts back.
const { createRequire } = require('node:module');
const { pathToFileURL } = require('node:url');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

const circus = createRequire(require.resolve('jest-circus/package.json'));
const adapter = circus.resolve('./build/jestAdapterInit.js');

/** A copy of jest-circus for one file: it keeps hooks, handlers and results in itself. */
const loadCircus = () => {
  delete require.cache[adapter];
  delete globalThis[Symbol.for('EVENT_HANDLERS')];
  const loaded = require(adapter);
  // What a module has loaded is never forgotten otherwise, and with it all that the tests of the file have held.
  module.children.length = 0;
  return loaded;
};

/** Takes away the results of a file, which would be kept as long as the worker lives. */
const forget = () => {
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description === 'JEST_STATE_SYMBOL') delete globalThis[key];
};

/** Node's own streams and sockets live in this realm, too: without these they would stand still. */
const doNotFake = ['nextTick', 'queueMicrotask', 'setImmediate'];

/** What specs import as `jest` from `@jest/globals` (see `typescript-hooks.mjs`). */
const jestObject = (config) => {
  const mocks = new ModuleMocker(globalThis);
  const timers = new ModernFakeTimers({ config, global: globalThis });
  return {
    fn: mocks.fn.bind(mocks),
    spyOn: mocks.spyOn.bind(mocks),
    restoreAllMocks: () => mocks.restoreAllMocks(),
    useFakeTimers: (options) => timers.useFakeTimers({ doNotFake, ...options }),
    useRealTimers: () => timers.useRealTimers(),
    setSystemTime: (now) => timers.setSystemTime(now),
    advanceTimersByTime: (milliseconds) => timers.advanceTimersByTime(milliseconds),
    advanceTimersByTimeAsync: (milliseconds) => timers.advanceTimersByTimeAsync(milliseconds),
  };
};

let loads = 0;
/** Loads a file even where it was loaded before, so that its tests are registered again. */
const load = (path) => {
  loads += 1;
  return import(`${pathToFileURL(path).href}?load=${loads}`);
};

/**
 * Runs one file of specs.
 * @returns {Promise<import('@jest/test-result').TestResult>} in plain values, as it goes to Jest's own process
 */
const run = async (globalConfig, config, environment, runtime, testPath, sendMessageToJest) => {
  const { initialize, runAndTransformResultsToJestFormat } = loadCircus();
  const here = Object.create(environment, { global: { value: globalThis } });
  globalThis.jest = jestObject(config);
  // Node itself knows where compiled lines come from; Jest knows it only of what it has compiled.
  Error.prepareStackTrace = undefined;
  try {
    await initialize({
      config,
      environment: here,
      globalConfig,
      localRequire: require,
      parentProcess: process,
      runtime,
      sendMessageToJest,
      setGlobalsForRuntime: () => undefined,
      testPath,
    });
    for (const path of config.setupFilesAfterEnv) await load(path);
    await load(testPath);
    const at = Date.now();
    return await runAndTransformResultsToJestFormat({
      config,
      globalConfig,
      setupAfterEnvPerfStats: { setupAfterEnvStart: at, setupAfterEnvEnd: at },
      testPath,
    });
  } finally {
    globalThis.jest.useRealTimers();
    globalThis.jest.restoreAllMocks();
    forget();
  }
};

module.exports = run;
