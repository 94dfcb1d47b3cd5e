// `npm run claims`: whether the screens take answers for what the server declares them to be (ADR 27).
import { API } from 'typescript/unstable/sync';
import { hole } from './answers/addresses.mjs';
import { claimsIn } from './answers/claims.mjs';
import { wrongExamples } from './answers/examples.mjs';
import { isAnything, misfit } from './answers/fits.mjs';
import { callsAt } from './answers/matching.mjs';
import { offeredCalls } from './answers/offered-calls.mjs';
import { trusted } from './answers/trusted.mjs';
import { inProject, root, say } from './project.mjs';

/** What the admin takes answers for. */
const claimsOfAdmin = () => {
  const api = new API({ cwd: root });
  try {
    const config = inProject('apps/admin/tsconfig.json');
    return claimsIn(api.updateSnapshot({ openProject: config }).getProject(config), 'apps/admin/src');
  } finally {
    api.close();
  }
};

const { claims, schemas } = claimsOfAdmin();
const offered = await offeredCalls();

/** What is wrong with a claim at one of its addresses; nothing where it is correct. */
const problemAt = (address, { methods, wanted }) => {
  const calls = callsAt(offered.calls, address, methods);
  if (calls === undefined) return 'where it goes cannot be read';
  if (calls.length === 0) return 'the server has no such call';
  return calls
    .map(({ answer = {} }) =>
      misfit({ schema: answer, schemas: offered.schemas }, { schema: wanted, schemas }),
    )
    .find(Boolean);
};

const findings = claims
  .filter(({ at, wanted }) => !isAnything(wanted) && !Object.hasOwn(trusted, at.replace(/:\d+$/, '')))
  .flatMap((claim) =>
    claim.addresses.flatMap((address) => {
      const problem = problemAt(address, claim);
      const place = [claim.methods.join('|'), address.replaceAll(hole, '…')].filter(Boolean).join(' ');
      return problem === undefined ? [] : [`${claim.at} ${place}: ${problem}`];
    }),
  );
const wrong = [...wrongExamples(), ...new Set(findings)];
for (const finding of wrong) say(finding);
if (process.argv.includes('--count')) say(`${claims.length} answers are taken for a type`);
process.exitCode = wrong.length > 0 ? 1 : 0;
