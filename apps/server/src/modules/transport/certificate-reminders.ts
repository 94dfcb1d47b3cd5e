import { holds } from '../../platform/notifications/holders.ts';
import type { ReminderSource } from '../../platform/notifications/reminder-source.ts';

/** Vehicle documents that nobody has renewed yet. */
export const vehicleCertificateReminders: ReminderSource = {
  sources: `select c.id, c.expires_on::text as occurrence, c.expires_on as day, t.name || ' · ' || v.vehicle_number as title,
      jsonb_build_object('name', t.name, 'vehicle', v.vehicle_number, 'date', c.expires_on) as params,
      '/vehicles/' || v.id as link, null::text[] as own
    from vehicle_certificate c join vehicle v on v.id = c.vehicle_id
      join vehicle_certificate_type t on t.id = c.type_id
    where not c.archived and not v.archived and c.expires_on between $1::date and $2::date
      and ($3::bigint is null or c.id = $3)
      and not exists (select from vehicle_certificate n where n.vehicle_id = c.vehicle_id and n.type_id = c.type_id
        and not n.archived and n.expires_on > c.expires_on)`,
  people: () => ({ PRIVILEGED: holds(`'TransportManagement'`) }),
};
