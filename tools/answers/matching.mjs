import { anyBase, hole } from './addresses.mjs';

const partsOf = (path) =>
  path
    .replace(/^\//, '')
    .replace(/^api\//, '')
    .replace(/\?.*$/s, '')
    .split('/');

const isParameter = (part) => part.startsWith(':');

/** How well an address matches an offered one: the number of identical parts; nothing where it does not match. */
const likeness = (asked, offered) => {
  if (asked.length !== offered.length) return undefined;
  let same = 0;
  for (const [at, part] of offered.entries()) {
    const isOpen = asked[at].includes(hole);
    if (isParameter(part)) {
      // A word may be the value of a parameter, but matches less well than the same word.
    } else if (!isOpen && asked[at] === part) same += 2;
    else if (!isOpen) return undefined;
    else same -= 1;
  }
  return same;
};

/**
 * The offered calls that an address may lead to; those of any resource if it starts with the base of one, nothing if it
 * starts with a hole.
 * @param address text with holes
 * @param methods none for any
 */
export const callsAt = (offered, address, methods) => {
  const parts = partsOf(address);
  if (parts[0] === hole) return undefined;
  const rest = parts[0] === anyBase ? parts.slice(1) : undefined;
  const found = offered
    .filter(
      ({ method, isGeneric }) => (methods.length === 0 || methods.includes(method)) && (!rest || isGeneric),
    )
    .map((call) => {
      const own = partsOf(call.path);
      const same = rest ? likeness(rest, own.slice(-rest.length)) : likeness(parts, own);
      return { call, same };
    })
    .filter(({ same }) => same !== undefined);
  const most = Math.max(...found.map(({ same }) => same));
  return found.filter(({ same }) => same === most).map(({ call }) => call);
};
