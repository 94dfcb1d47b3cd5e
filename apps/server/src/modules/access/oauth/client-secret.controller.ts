import { randomBytes } from 'node:crypto';
import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { Forbidden, NotFound } from '@school/kernel';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { CallContext } from '../../../engine/context.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { Described } from '../../../engine/calls/described.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { Database, mainInstitute } from '../../../platform/database/database.ts';
import { recordClientSecret } from './oauth-audit.ts';
import { replaceSecret } from './oauth-store.ts';

interface ClientRow {
  readonly name: string;
  readonly client_id: string;
  readonly made_at: Date | null;
}

/** Secrets of clients: created here, shown once, stored as hashes. */
@Controller('setup/v1/OAuthClients/secret')
export class ClientSecretController {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Which client, and when its current secret was created. */
  @Get(':id')
  @Described('Tells which client it is and since when it has its secret')
  async about(
    @Param('id', IdPipe) id: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<{ readonly name: string; readonly clientId: string; readonly madeAt: string | null }>> {
    const { name, client_id: clientId, made_at: madeAt } = await this.client(id, caller);
    return succeeded({ name, clientId, madeAt: madeAt?.toISOString() ?? null });
  }

  /** The old secret and all tokens of the client expire immediately. */
  @Post(':id')
  @Described('Makes a new secret for a client; the old one and its tokens end at once')
  @HttpCode(200)
  async replace(
    @Param('id', IdPipe) id: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<{ readonly clientId: string; readonly clientSecret: string }>> {
    const { client_id: clientId } = await this.client(id, caller);
    const clientSecret = randomBytes(32).toString('base64url');
    const main = this.database.of(mainInstitute);
    await this.database.transaction(caller.institute, async (transaction) => {
      await replaceSecret(transaction, main, { id, clientId }, clientSecret);
      await recordClientSecret(transaction, id, caller);
    });
    return succeeded({ clientId, clientSecret });
  }

  private async client(id: number, { actor, institute }: CallContext): Promise<ClientRow> {
    if (actor.role !== 'ADMIN') throw new Forbidden();
    const [row] = await this.database.of(institute).query<ClientRow>({
      name: 'oauth_client_about',
      text: `select c.name, c.client_id, s.created_at as made_at
        from oauth_client c left join oauth_secret s on s.client = c.id where c.id = $1`,
      values: [id],
    });
    if (!row) throw new NotFound();
    return row;
  }
}
