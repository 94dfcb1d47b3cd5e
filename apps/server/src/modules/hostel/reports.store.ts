import type { ReportBinding } from '../../engine/report/reports.ts';

/** Beds, residents and free beds of the rooms in use on a day (HOS-1). */
export const roomAvailabilityBinding: ReportBinding = {
  statement: (values) => ({
    text: `select json_build_object('id', id, 'roomId', id, 'hostel', hostel, 'room', room, 'block', block, 'floor', floor,
        'beds', beds, 'occupied', occupied, 'available', beds - occupied,
        'percent', round(occupied * 100.0 / nullif(beds, 0), 1)::text)::text as row
      from (select r.id, h.name as hostel, r.room_number as room, r.block, r.floor,
          (select count(*)::int from hostel_bed b where b.hostel_room_id = r.id and b.usable) as beds,
          (select count(*)::int from hostel_allocation a where a.room_id = r.id and a.status <> 'CANCELLED'
            and a.from_date <= $1::date and (a.vacated_on is null or $1::date < a.vacated_on)) as occupied
        from hostel_room r join hostel h on h.id = r.hostel_id and h.active and not h.archived
        where r.status = 'ACTIVE' and not r.archived and ($2::bigint is null or h.id = $2)) rooms
      where not coalesce($3::boolean, false) or beds > occupied
      order by lower(hostel), length(room), lower(room), id`,
    values: [values['day'], values['hostel'] ?? null, values['free'] ?? null],
  }),
};
