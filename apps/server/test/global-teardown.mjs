/** Stops what the set-up has started. */
const teardown = async () => globalThis.stopTestDatabase?.();

export default teardown;
