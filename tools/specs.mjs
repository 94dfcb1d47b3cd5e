// What nx runs as `test` of a workspace, in its folder.
import { relative } from 'node:path';
import { runJest } from './checks/specs.mjs';
import { root } from './project.mjs';

process.exitCode = runJest(relative(root, process.cwd())) ?? 1;
