import { spawnSync } from 'node:child_process';
import { inProject, root } from '../project.mjs';

/** What a part of the tests has found. */
export const outcome = (passed, failed) => ({ passed, failed });

/** Adds outcomes up. */
export const sum = (outcomes) =>
  outcomes.reduce(
    (total, one) => outcome(total.passed + one.passed, total.failed + one.failed),
    outcome(0, 0),
  );

/** Prints the heading of a section. */
export const heading = (title) =>
  process.stdout.write(`\n── ${title} ${'─'.repeat(Math.max(2, 76 - title.length))}\n`);

/** One check that holds or does not; findings are printed below its name. */
export const check = (name, findings) => {
  process.stdout.write(`${findings.length === 0 ? '✓' : '✗'} ${name}\n`);
  for (const finding of findings) process.stdout.write(`    ${finding}\n`);
  return findings.length === 0 ? outcome(1, 0) : outcome(0, 1);
};

/** Runs a program of an installed package as one check; its own words are shown only when it finds something. */
export const checkByProgram = (name, script, args) => {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [inProject('node_modules', script), ...args],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status === 0) return check(name, []);
  const words = `${stdout ?? ''}${stderr ?? ''}`.trimEnd().split('\n');
  return check(name, error === undefined ? words : [...words, error.message]);
};
