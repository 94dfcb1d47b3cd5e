import { Inject, Injectable } from '@nestjs/common';
import { systemContext } from '../../../database/system-context.ts';
import { Engine } from '../../../engine/engine.ts';
import { inTransaction } from '../../../engine/write/in-transaction.ts';
import { EngineRecords } from '../../../engine/write/records.ts';
import { MinuteRounds } from '../../../platform/clock/rounds.ts';
import { peopleIn } from './big-blue-button.ts';
import { serviceOf } from './meeting-address.ts';
import { noteLeaving } from './meeting-join.store.ts';
import { roundOf } from '../../../platform/database/part-of-rows.ts';

/** Seconds from joining here until the service has admitted the person. */
const wayIn = 90;
/** Rooms queried per round. */
const mostRooms = 200;

interface Running {
  readonly id: number;
  readonly meetingId: string;
  readonly provider: number;
  readonly isPast: boolean;
}

/** Asks services that report who is in a room, so that each person's time there is known. */
@Injectable()
export class MeetingClock {
  private readonly records: EngineRecords;

  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(MinuteRounds) rounds: MinuteRounds,
  ) {
    this.records = new EngineRecords(engine);
    rounds.add({ name: 'MeetingClock', run: (institute, { today }) => this.runFor(institute, today) });
  }

  /** One round for an institute. @returns rooms for which a service reported who is there */
  async runFor(institute: string, today: string): Promise<number> {
    const context = systemContext(institute, today);
    const silent = new Set<number>();
    let told = 0;
    for (const room of await this.running(institute)) {
      if (silent.has(room.provider)) continue;
      const service = await serviceOf(this.records, context, room.provider);
      const present = await peopleIn(service, room);
      if (!present) {
        silent.add(room.provider);
        continue;
      }
      told += 1;
      await inTransaction(this.engine, this.records, context, async (work) => {
        await noteLeaving(work, room.id, present, wayIn);
        if (room.isPast && present.length === 0)
          await work.records.transition(work, 'meetingRoom', room.id, 'end', {}, { system: true });
      });
    }
    return told;
  }

  /** Rooms held at a service that reports; those whose time ended over an hour ago are ended when empty. */
  private running(institute: string): Promise<Running[]> {
    return this.engine.database.of(institute).query<Running>({
      name: 'meetings_running',
      text: `select r.id::float8 as id, r.meeting_id as "meetingId", r.provider_id::float8 as provider,
          r.scheduled_on + make_interval(mins => r.duration_minutes + 60) < now() as "isPast"
        from meeting_room r join meeting_provider p on p.id = r.provider_id
        where r.status = 'RUNNING' and p.kind = 'BIGBLUEBUTTON' order by r.provider_id, r.id ${roundOf(mostRooms)}`,
    });
  }
}
