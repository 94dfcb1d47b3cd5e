// `npm run house -s`: the figures of the house, their bounds and goals. `-- rings` lists what one figure counts, `--
// record` tightens the bounds to the current values.
import { installWhenNeeded } from './install.mjs';

installWhenNeeded();
// What measures needs packages that a fresh clone does not have before this.
const { drawIn, readBounds } = await import('./house/bounds.mjs');
const { figures, isWorse } = await import('./house/figures.mjs');

const measured = async () => {
  const rows = [];
  for (const figure of figures) rows.push({ figure, ...(await figure.measure()) });
  return rows;
};

const printTable = (rows) => {
  const bounds = readBounds();
  const line = (label, ...cells) =>
    `${label.padEnd(56)}${cells.map((cell) => String(cell).padStart(8)).join('')}\n`;
  process.stdout.write(line('', 'now', 'bound', 'goal'));
  for (const { figure, value } of rows)
    process.stdout.write(
      line(
        `${isWorse(figure, value, bounds[figure.key]) ? '✗ ' : ''}${figure.label}  (${figure.key})`,
        value,
        bounds[figure.key] ?? '',
        figure.goal,
      ),
    );
};

const [asked] = process.argv.slice(2);
const named = figures.find(({ key }) => key === asked);
if (named !== undefined) {
  const { value, found } = await named.measure();
  process.stdout.write(`${[...found, `${named.label}: ${value}`].join('\n')}\n`);
} else {
  const rows = await measured();
  if (asked === 'record') drawIn(rows);
  printTable(rows);
}
