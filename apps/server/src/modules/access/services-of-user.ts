import { Inject, Injectable } from '@nestjs/common';
import { servicesFor } from '@school/kernel';
import type { Actor, ServiceLink } from '@school/kernel';
import { Engine } from '../../engine/engine.ts';
import { institutionOf } from '../../platform/clock/institution.ts';
import type { Institution } from '../../platform/clock/institution.ts';
import { Database } from '../../platform/database/database.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Session } from '../../platform/sessions/session.ts';

/** The signed-in user as clients store it. */
export interface SignedInUser {
  readonly userID: number;
  readonly username: string;
  readonly entityType: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
  readonly employee: number | null;
  /** Id of the stored picture. */
  readonly photo: number | null;
  readonly mustChangePassword: boolean;
  readonly services: readonly ServiceLink[];
  /** How the institution looks, so that the first page after sign-in needs no second request. */
  readonly settings: Pick<Institution, 'name' | 'themeColorId' | 'fontName' | 'gradingSystem'>;
}

interface NameRow {
  readonly first_name: string;
  readonly last_name: string | null;
  readonly photo_id: string | null;
}

/** Returns the signed-in user with the menu for the user's current rights. */
@Injectable()
export class ServicesOfUser {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Engine) private readonly engine: Engine,
  ) {}

  signedIn(session: Session): Promise<SignedInUser> {
    return this.database.together(session.institute, (connection) =>
      this.signedInBy(connection, session, institutionOf(connection)),
    );
  }

  /** The same, combined with what is being read anyway; its statement travels with those of the caller. */
  async signedInBy(
    connection: Connection,
    session: Session,
    reading: Promise<Institution>,
  ): Promise<SignedInUser> {
    const [{ name, themeColorId, fontName, gradingSystem }, [row]] = await Promise.all([
      reading,
      connection.query<NameRow>({
        name: 'user_names',
        text: 'select first_name, last_name, photo_id from "user" where id = $1',
        values: [session.actor.id],
      }),
    ]);
    return {
      userID: session.actor.id,
      username: session.username,
      entityType: session.actor.role,
      firstName: row?.first_name ?? '',
      lastName: row?.last_name ?? '',
      language: session.locale,
      employee: session.actor.employee ?? null,
      photo: row?.photo_id ? Number(row.photo_id) : null,
      mustChangePassword: session.mustChangePassword,
      services: this.services(session.actor),
      settings: { name, themeColorId, fontName, gradingSystem },
    };
  }

  services(actor: Actor): readonly ServiceLink[] {
    return servicesFor(actor, this.engine.catalogue);
  }
}
