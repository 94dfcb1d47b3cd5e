import { Conflict, NotFound, snakeCase } from '@school/kernel';
import { catalogue, documentHosts } from '@school/resources';
import { actorId } from '../../engine/audit/audit-lines.ts';
import type { Behaviour, Behaviours } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { demandAgreement } from '../../engine/own-calls/ask-first.ts';
import { accounts } from '../../platform/accounts/accounts.ts';
import type { Connection } from '../../platform/database/database.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { belongingsIn, isNamedIn } from '../../platform/sessions/belongings.ts';
import { worksHere } from '../hr/staff.store.ts';
import { refuseWithoutConsent } from './photo-consent.ts';

/** Ids of the accounts that an album or a document is for, without its creator. */
const audienceOf = async (
  connection: Connection,
  resource: 'galleryAlbum' | 'externalDocument',
  id: number,
): Promise<readonly number[]> => {
  const table = snakeCase(resource);
  const rows = await connection.query<{ id: number }>({
    name: `audience_of_${table}`,
    text: `select u.id::float8 as id from ${table} v, ${accounts} u
      where v.id = $1 and not u.blocked and not u.archived and u.id is distinct from v.created_by
        and (u.employee_id is null or ${worksHere('u.employee_id')})
        and (u.entity_type = any(v.everybody) or ${isNamedIn(catalogue, resource, 'v', belongingsIn(catalogue))})
      order by u.id`,
    values: [id],
    most: 50_000,
  });
  return rows.map((row) => row.id);
};

const albumBehaviour: Behaviour = {
  beforeSave: async (input, _current, work) => {
    await refuseWithoutConsent(input['photos'], work);
    return input;
  },
  transitions: {
    publish: async (album, _input, work) => {
      const id = Number(album['id']);
      if (Number(album['count'] ?? 0) === 0)
        throw new Conflict('The album has no photos yet.', { code: 'NO_PHOTO' });
      await notify(work.transaction, await audienceOf(work.transaction, 'galleryAlbum', id), {
        message: 'gallery.published',
        params: { name: String(album['name']) },
        link: `/galleries/${id}`,
      });
      return {};
    },
  },
  beforeDelete: async (album, work) => {
    const count = Number(album['count'] ?? 0);
    if (count === 0) return;
    demandAgreement(work.context, {
      may: true,
      code: 'HAS_PHOTOS',
      field: 'photos',
      message: 'The album has %{count} photos, which will be deleted with it.',
      reason: 'galleryPhotos',
      params: { count },
    });
  },
};

const isKnown = (host: string): boolean =>
  documentHosts.some((known) => host === known || host.endsWith(`.${known}`));

/** @throws Invalid for anything but an encrypted address at one of the known services (GDC-1) */
const refuseAddress = (text: unknown): void => {
  const given = String(text ?? '');
  const address = URL.canParse(given) ? new URL(given) : undefined;
  if (address?.protocol !== 'https:' || address.username !== '' || address.port !== '')
    throw invalidField('url', 'notAddress', 'Enter an address that begins with https://');
  if (!isKnown(address.hostname.toLowerCase()))
    throw invalidField(
      'url',
      'unknownHost',
      'Links to this service are not accepted here. Upload the file instead.',
    );
};

const documentBehaviour: Behaviour = {
  beforeSave: (input, current, work) => {
    const row = { ...current, ...input };
    if (row['source'] === 'LINK') refuseAddress(row['url']);
    const left = row['source'] === 'LINK' ? { file: null } : { url: null };
    return current ? { ...input, ...left } : { ...input, ...left, owner: actorId(work) };
  },
  afterSave: async (saved, before, work) => {
    const id = Number(saved['id']);
    if (before) return;
    await notify(work.transaction, await audienceOf(work.transaction, 'externalDocument', id), {
      message: 'document.shared',
      params: { title: String(saved['title']) },
      link: `/google_docs/${id}`,
    });
  },
  actions: {
    open: ([row]) => {
      if (!row) throw new NotFound();
      return Promise.resolve({ open: String(row['url']) });
    },
  },
};

/** Rules of albums and shared documents that the definitions cannot express. */
export const galleryBehaviours: Behaviours = {
  galleryAlbum: albumBehaviour,
  externalDocument: documentBehaviour,
};
