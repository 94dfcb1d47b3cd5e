/** Maximum nesting of arrays and objects in a body or parameter. */
export const maxJsonDepth = 30;

/**
 * Whether JSON text nests deeper than the limit. Looks only at brackets outside strings, in one pass, so that nothing
 * recursive ever processes an attacker's text.
 */
export const nestsTooDeep = (text: string, limit = maxJsonDepth): boolean => {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === 0x5c) at += 1;
      else if (code === 0x22) inString = false;
      continue;
    }
    if (code === 0x22) inString = true;
    else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === 0x5d || code === 0x7d) depth -= 1;
  }
  return false;
};
