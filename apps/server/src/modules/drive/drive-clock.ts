import { Inject, Injectable } from '@nestjs/common';
import { Engine } from '../../engine/engine.ts';
import { EngineRecords } from '../../engine/write/records.ts';
import { systemContext } from '../../database/system-context.ts';
import { HourlyRounds } from '../../platform/clock/rounds.ts';
import { Files } from '../../platform/files/files.ts';
import { driveLimits } from './drive-settings.store.ts';
import { holdExpired } from './items/owned-item.store.ts';
import { purgeHeld } from './items/trash-writes.ts';
import { takeExpiredUploads } from './uploads/upload.store.ts';

/** Items removed per round; the next round continues. */
const mostPerRound = 500;

/** Empties trashes of items that have been there long enough, and deletes abandoned uploads. */
@Injectable()
export class DriveClock {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(Files) private readonly files: Files,
    @Inject(HourlyRounds) rounds: HourlyRounds,
  ) {
    rounds.add({ name: 'DriveClock', run: (institute, { today }) => this.runFor(institute, today) });
  }

  /** One round for one institute; returns how many items were removed. */
  async runFor(institute: string, today: string): Promise<number> {
    for (const key of await takeExpiredUploads(this.engine.database.of(institute)))
      await this.files.partial.remove(key);
    let gone = 0;
    for (let round = 0; round < mostPerRound; round += 1) {
      const removed = await this.purgeOne(institute, today);
      if (removed === 0) break;
      gone += removed;
    }
    return gone;
  }

  private purgeOne(institute: string, today: string): Promise<number> {
    const context = systemContext(institute, today);
    return this.engine.database.transaction(institute, async (transaction) => {
      const { trashDays } = await driveLimits(transaction);
      const item = await holdExpired(transaction, trashDays);
      const work = { context, transaction, records: new EngineRecords(this.engine) };
      return item ? purgeHeld(work, this.files, item) : 0;
    });
  }
}
