import { commands } from './commands/table.ts';
import { runCommand } from './commands/run-command.ts';

process.exitCode = await runCommand(commands, process.argv.slice(2));
