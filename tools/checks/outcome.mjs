import { execFile } from 'node:child_process';
import { inProject, root } from '../project.mjs';

/** What a part of the tests has found; `names` states for each failure which it is and why, a line each. */
export const outcome = (passed, failed, names = []) => ({ passed, failed, names });

/** Adds outcomes up. */
export const sum = (outcomes) =>
  outcomes.reduce(
    (total, one) =>
      outcome(total.passed + one.passed, total.failed + one.failed, [...total.names, ...one.names]),
    outcome(0, 0),
  );

/** Terminal colours, which a report line omits. */
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** A name with the first line of the reason. */
export const because = (name, reason) => {
  const line =
    reason
      .replace(colours, '')
      .split('\n')
      .find((one) => /\S/.test(one) && !one.includes('Test suite failed to run')) ?? '';
  return `${name} — ${line.trim()}`;
};

const mostNames = 50;

/** Reports at the very end what has failed, for those who read only the end. */
export const sayFailed = ({ names }) => {
  if (names.length === 0) return;
  heading('Failed');
  for (const name of names.slice(0, mostNames)) process.stdout.write(`✗ ${name}\n`);
  if (names.length > mostNames) process.stdout.write(`  and ${names.length - mostNames} more, above\n`);
};

/** Prints the heading of a section. */
export const heading = (title) =>
  process.stdout.write(`\n── ${title} ${'─'.repeat(Math.max(2, 76 - title.length))}\n`);

/** One check that passes or fails; findings are printed below its name. */
export const check = (name, findings) => {
  process.stdout.write(`${findings.length === 0 ? '✓' : '✗'} ${name}\n`);
  for (const finding of findings) process.stdout.write(`    ${finding}\n`);
  return findings.length === 0 ? outcome(1, 0) : outcome(0, 1, [because(name, findings.join('\n'))]);
};

/** Runs a program of an installed package; gives the lines that it prints, or none where it finds nothing. */
export const foundByProgram = (script, args) =>
  new Promise((resolve) => {
    const command = [inProject('node_modules', script), ...args];
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, command, options, (error, stdout, stderr) => {
      if (error === null) return resolve([]);
      const words = `${stdout}${stderr}`.trimEnd().split('\n');
      // A program that has not ended by itself has not said all.
      resolve(typeof error.code === 'number' ? words : [...words, error.message]);
    });
  });
