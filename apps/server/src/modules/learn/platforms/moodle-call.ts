import type { Speaking } from './platform.ts';
import { Refused, Stopped } from './stopped.ts';
import { isValues, jsonIn, textIn } from './values.ts';

/** Arguments of a Moodle function: values, lists and objects, nested. */
export type MoodleValue = string | number | readonly MoodleValue[] | { readonly [name: string]: MoodleValue };

/** Errors meaning that the key is unusable, whatever is requested with it. */
const useless = new Set(['invalidtoken', 'accessexception', 'servicenotavailable', 'sitemaintenance']);

const flatten = (name: string, value: MoodleValue, into: URLSearchParams): void => {
  if (typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) flatten(`${name}[${key}]`, inner as MoodleValue, into);
  else into.append(name, String(value));
};

/** A form as Moodle reads it: `users[0][username]=…`. */
export const moodleForm = (values: Readonly<Record<string, MoodleValue>>): URLSearchParams => {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) flatten(name, value, form);
  return form;
};

/**
 * Calls a function of Moodle's web service over its REST protocol
 * (https://docs.moodle.org/dev/Creating_a_web_service_client). Errors come with status 200, as an object with `exception`.
 * @throws Refused, Stopped
 */
export const moodleCall = async (
  { connection, ask }: Speaking,
  name: string,
  values: Readonly<Record<string, MoodleValue>> = {},
): Promise<unknown> => {
  const form = moodleForm({
    wstoken: connection.clientSecret,
    wsfunction: name,
    moodlewsrestformat: 'json',
    ...values,
  });
  const url = `${connection.baseUrl.replace(/\/+$/, '')}/webservice/rest/server.php`;
  const { status, text } = await ask({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  });
  if (status !== 200) throw new Stopped('SILENT', `${new URL(url).origin}: ${status}`);
  const answer = jsonIn(text, new URL(url).origin);
  if (!isValues(answer) || !('exception' in answer)) return answer;
  const said = [textIn(answer['message']), textIn(answer['debuginfo'])].filter(Boolean).join(' ');
  const code = textIn(answer['errorcode']);
  if (useless.has(code) || code.startsWith('wsaccess')) throw new Stopped('REFUSED', said || code);
  throw new Refused(said || code);
};
