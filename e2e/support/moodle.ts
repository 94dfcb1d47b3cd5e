import { createServer } from 'node:http';

const functions = [
  'core_webservice_get_site_info',
  'core_user_get_users_by_field',
  'core_user_create_users',
  'core_user_update_users',
  'core_user_delete_users',
  'core_course_get_categories',
  'core_course_create_categories',
  'core_course_update_categories',
  'core_course_get_courses_by_field',
  'core_course_create_courses',
  'core_course_update_courses',
  'enrol_manual_enrol_users',
  'enrol_manual_unenrol_users',
  'gradereport_user_get_grade_items',
];

/** Names of a form list, `users[0][username]=…`, by their indices. */
const named = (form: URLSearchParams, list: string, key: string): string[] =>
  [...form].flatMap(([name, value]) =>
    name.startsWith(`${list}[`) && name.endsWith(`[${key}]`) ? [value] : [],
  );

/**
 * A program at the address that the product may connect to as a Moodle: it creates what it is asked to, and rejects one name.
 */
export const openMoodle = async () => {
  const address = process.env['E2E_LEARN'] ?? 'http://127.0.0.1:9412';
  /** Sign-in names that it does not accept. */
  const refused = new Set<string>();
  const asked: string[] = [];
  let last = 1000;
  const made = (names: readonly string[], key: string) =>
    names.map((name) => ({ id: (last += 1), [key]: name }));
  const answerTo = (form: URLSearchParams): unknown => {
    const name = form.get('wsfunction') ?? '';
    asked.push(name);
    if (name === 'core_webservice_get_site_info')
      return {
        sitename: 'Greenfield Learning',
        release: '4.5.2',
        functions: functions.map((one) => ({ name: one })),
      };
    if (name === 'core_user_create_users') {
      const names = named(form, 'users', 'username');
      return names.some((one) => refused.has(one))
        ? { exception: 'moodle_exception', errorcode: 'invalidparameter', message: 'The name is taken.' }
        : made(names, 'username');
    }
    if (name === 'core_course_create_categories') return made(named(form, 'categories', 'name'), 'name');
    if (name === 'core_course_create_courses') return made(named(form, 'courses', 'shortname'), 'shortname');
    if (name === 'core_course_get_courses_by_field') return { courses: [], warnings: [] };
    return name.includes('_get_') ? [] : null;
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString('utf8')));
    request.on('end', () => response.end(JSON.stringify(answerTo(new URLSearchParams(body)))));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(new URL(address).port), '127.0.0.1', resolve);
  });
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
  return { address, asked, refused, close };
};
