import { Conflict } from '@school/kernel';
import { freshOn, sumMoney, sumOfBatches, takeFromBatches, takeIn, takeOut } from '@school/domain';
import type { Posted } from '@school/domain';
import type { Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { AuditLine } from '../../engine/audit/audit-lines.ts';
import { postMovements } from './goods-in-ledger.ts';
import {
  batchesOf,
  belowZeroSince,
  enterRows,
  ensureBatch,
  holdItems,
  moveBatch,
  setStock,
} from './stock.store.ts';
import type { HeldBatch, HeldItem, LedgerRow, MovedBatch } from './stock.store.ts';

/** What changes stock: one item, one document. */
export interface Movement {
  readonly item: number;
  readonly type: string;
  readonly date: string;
  readonly document: string;
  /** Comes in at its total cost, or goes out at the average rate. */
  readonly comes?: { readonly quantity: string; readonly cost: string };
  readonly goes?: { readonly quantity: string; readonly evenExpired?: boolean };
  /** The batch it belongs to: for goods that expire, an incoming batch, or the exact outgoing one. */
  readonly batch?: { readonly number: string | null; readonly expiry: string } | { readonly id: number };
  readonly indent?: number;
  readonly grn?: number;
  readonly invoice?: number;
  readonly adjustment?: number;
  readonly line?: number;
}

const short = ({ name, unit, onHand }: HeldItem, there = onHand): Conflict =>
  new Conflict('The store has only %{there} %{unit} of %{name}.', {
    code: 'NO_STOCK',
    params: { there: Number(there), unit, name },
    data: { item: name, onHand: there, unit },
  });

/** Items with their batches, locked until the transaction ends; documents move their contents. */
export class HeldStock {
  private readonly items: Map<number, HeldItem>;
  private readonly before: ReadonlyMap<number, HeldItem>;
  private readonly rows: LedgerRow[] = [];
  private readonly batches: HeldBatch[];
  private readonly madeBatches: AuditLine[] = [];
  private readonly movedBatches: MovedBatch[] = [];
  private readonly work: Work;

  private constructor(work: Work, items: readonly HeldItem[], batches: readonly HeldBatch[]) {
    this.work = work;
    this.items = new Map(items.map((item) => [item.id, item]));
    this.before = new Map(this.items);
    this.batches = [...batches];
  }

  static async hold(work: Work, ids: readonly number[]): Promise<HeldStock> {
    const items = await holdItems(work.transaction, [...new Set(ids)]);
    const tracked = items.filter(({ tracksExpiry }) => tracksExpiry).map(({ id }) => id);
    return new HeldStock(work, items, tracked.length > 0 ? await batchesOf(work.transaction, tracked) : []);
  }

  /** @throws Conflict for an item that does not exist */
  item(id: number): HeldItem {
    const item = this.items.get(id);
    if (!item) throw new Conflict('The item no longer exists.', { code: 'NO_ITEM' });
    return item;
  }

  /** How much may be issued on a day. */
  available(id: number, day: string): string {
    const item = this.item(id);
    return item.tracksExpiry ? sumOfBatches(freshOn(this.batchesOf(id), day)) : item.onHand;
  }

  /** @throws Conflict `NO_STOCK` if there is less in stock, or all of it has expired */
  async move(movement: Movement): Promise<void> {
    const { comes, goes } = movement;
    if (comes) await this.comesIn(movement, comes);
    if (goes) await this.goesOut(movement, goes);
  }

  /** Writes everything that moved; nothing can be moved afterwards. @throws Conflict `NO_STOCK_THEN` (INV-3) */
  async write(): Promise<void> {
    if (this.rows.length === 0) return;
    const { transaction } = this.work;
    const changed = [...this.items.values()].filter((item) => item !== this.before.get(item.id));
    const actor = actorId(this.work);
    const written = await setStock(transaction, changed, actor);
    writeAuditLines(
      this.work,
      'storeItem',
      'stock',
      written.map((row) => {
        const [old, item] = [this.before.get(row.id), this.items.get(row.id)];
        return { ...row, changes: { onHand: [old?.onHand ?? null, item?.onHand ?? null] } };
      }),
    );
    const entered = await enterRows(transaction, this.rows, actor);
    writeAuditLines(this.work, 'stockLedgerEntry', 'create', entered);
    this.auditBatches();
    await this.refusePast();
    await postMovements(
      this.work,
      this.rows.map((row, at) => ({ ...row, id: entered[at]?.id ?? 0 })),
    );
  }

  /** The value of what has moved so far, negative for outgoing stock. */
  valueMoved(type: string): string {
    return sumMoney(this.rows.filter(({ movementType }) => movementType === type).map(({ value }) => value));
  }

  private auditBatches(): void {
    writeAuditLines(this.work, 'stockBatch', 'create', this.madeBatches);
    writeAuditLines(
      this.work,
      'stockBatch',
      'stock',
      this.movedBatches.map(({ id, version, before, after }) => ({
        id,
        version,
        changes: { onHand: [before, after] },
      })),
    );
  }

  private async refusePast(): Promise<void> {
    const out = this.rows.filter(({ quantity }) => quantity.startsWith('-'));
    const [first] = out.map(({ postingDate }) => postingDate).sort();
    if (first === undefined || first >= this.work.context.today) return;
    const ids = out.map(({ storeItem }) => storeItem);
    const found = await belowZeroSince(this.work.transaction, ids, first);
    if (!found) return;
    const { name } = this.item(found.id);
    throw new Conflict('The stock of %{name} would then have been below zero on %{day}.', {
      code: 'NO_STOCK_THEN',
      params: { name, day: found.day },
      data: { item: name, day: found.day },
    });
  }

  private batchesOf(item: number): readonly HeldBatch[] {
    return this.batches.filter(({ storeItem }) => storeItem === item);
  }

  private async comesIn(
    movement: Movement,
    { quantity, cost }: { readonly quantity: string; readonly cost: string },
  ): Promise<void> {
    const item = this.item(movement.item);
    const posted = takeIn({ ...item }, quantity, cost);
    if (!posted.ok) return;
    const batch = await this.batchFor(item, movement.batch);
    if (batch !== null) await this.moveBatch(item, batch, posted.value.quantity);
    this.enter(movement, posted.value, batch);
  }

  private async batchFor(item: HeldItem, batch: Movement['batch']): Promise<number | null> {
    if (!item.tracksExpiry) return null;
    if (!batch)
      throw new Conflict('%{name} expires: enter the expiry date.', {
        code: 'NO_EXPIRY',
        params: { name: item.name },
        data: { item: item.name },
      });
    if ('id' in batch) return batch.id;
    const wanted = { item: item.id, ...batch };
    const { id, isNew } = await ensureBatch(this.work.transaction, wanted, actorId(this.work));
    if (isNew) this.madeBatches.push({ id, version: 1 });
    return id;
  }

  private async goesOut(
    movement: Movement,
    { quantity, evenExpired = false }: NonNullable<Movement['goes']>,
  ): Promise<void> {
    const item = this.item(movement.item);
    if (!item.tracksExpiry) return this.takesOut(movement, quantity, null);
    const { batch, date } = movement;
    if (batch && 'id' in batch) {
      await this.moveBatch(item, batch.id, `-${quantity}`);
      return this.takesOut(movement, quantity, batch.id);
    }
    const own = this.batchesOf(item.id);
    const offered = evenExpired ? own : freshOn(own, date);
    const taken = takeFromBatches(offered, quantity);
    if (!taken) throw short(item, sumOfBatches(offered));
    for (const part of taken) {
      await this.moveBatch(item, part.id, `-${part.quantity}`);
      this.takesOut(movement, part.quantity, part.id);
    }
  }

  private takesOut(movement: Movement, quantity: string, batch: number | null): void {
    const item = this.item(movement.item);
    const posted = takeOut({ ...item }, quantity);
    if (posted.ok) this.enter(movement, posted.value, batch);
    else if (posted.error.code === 'NOT_ENOUGH') throw short(item);
  }

  private async moveBatch(item: HeldItem, id: number, quantity: string): Promise<void> {
    const moved = await moveBatch(this.work.transaction, id, quantity, actorId(this.work));
    if (!moved) throw short(item);
    this.movedBatches.push(moved);
    const at = this.batches.findIndex((batch) => batch.id === id);
    const batch = this.batches[at];
    if (!batch) return;
    const stock = { onHand: batch.onHand, value: '0.00', avgRate: '0.0000' };
    const left = quantity.startsWith('-') ? takeOut(stock, quantity.slice(1)) : takeIn(stock, quantity, '0');
    if (left.ok) this.batches[at] = { ...batch, onHand: left.value.stock.onHand };
  }

  private enter(movement: Movement, { stock, quantity, rate, value }: Posted, batch: number | null): void {
    const item = this.item(movement.item);
    const number = item.entries + 1;
    this.items.set(item.id, { ...item, ...stock, entries: number });
    const { indent = null, grn = null, invoice = null, adjustment = null, line = null } = movement;
    this.rows.push({
      storeItem: item.id,
      number,
      postingDate: movement.date,
      movementType: movement.type,
      quantity,
      rate,
      value,
      balanceAfter: stock.onHand,
      batch,
      document: movement.document,
      indent,
      grn,
      invoice,
      adjustment,
      sourceLine: line,
    });
  }
}
