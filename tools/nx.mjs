import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inProject, root } from './project.mjs';

const program = inProject('node_modules/nx/dist/bin/nx.js');

/** The name by which nx knows a workspace, which is that of its package. */
export const projectOf = (folder) => JSON.parse(readFileSync(inProject(folder, 'package.json'), 'utf8')).name;

/**
 * Runs nx in the project and waits for it to finish. Colours and progress are left out, so that its output reads the same
 * in a terminal and in a log. Returns `{status, stdout, stderr, error}` of the process.
 */
export const runNx = (args, options = {}) =>
  spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' },
    ...options,
  });
