import type { Type } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { CallFeatures } from './call-features.ts';
import { Public, SessionGuard } from './session.guard.ts';

class Lists {
  list(): readonly string[] {
    return [];
  }
}

@Public()
class OpenLists extends Lists {}
class ClosedLists extends Lists {}

const guard = new SessionGuard(
  { authenticate: () => Promise.reject(new Error('No session')) },
  new CallFeatures([]),
);
const enters = (controller: Type): Promise<boolean> =>
  guard.canActivate(new ExecutionContextHost([{ headers: {} }], controller, Lists.prototype.list));

it('tells a public controller from one that is not, also where they share a call', async () => {
  await expect(enters(OpenLists)).resolves.toBe(true);
  await expect(enters(ClosedLists)).rejects.toThrow('No session');
  await expect(enters(OpenLists)).resolves.toBe(true);
});
