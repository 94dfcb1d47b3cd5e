import type { BillPreview } from '@school/domain';
import { Box, Button, Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { formatMoney } from '../../../engine/field/number/number-format.ts';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LeaveGuard } from '../../../engine/own-screen/LeaveGuard.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { ChooseBills, useChosenBills } from '../ChooseBills.tsx';
import { changesOf, withTicks, type BillGrid, type PartKind, type Ticks } from './bill-grid.ts';
import { PreviewTable } from './PreviewTable.tsx';
import { TickTable, type TickItem } from './TickTable.tsx';

const base = '/finance/v1/billChanges';
const none: Ticks = new Map();

const itemsOf = ({ particulars, discounts }: BillGrid, kind: PartKind): readonly TickItem[] =>
  kind === 'particular'
    ? particulars.map(({ amount, ...one }) => ({ ...one, detail: formatMoney(amount) }))
    : discounts.map(({ kind: as, value, ...one }) => ({
        ...one,
        detail: as === 'PERCENT' ? `${Number(value)} %` : formatMoney(value),
      }));

interface ShowOrUndoProps {
  /** Ticks that differ from the bills. */
  readonly count: number;
  readonly busy: boolean;
  readonly onShow: () => void;
  readonly onUndo: () => void;
}

const ShowOrUndo = ({ count, busy, onShow, onUndo }: ShowOrUndoProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button variant="contained" disabled={count === 0} loading={busy} onClick={onShow}>
        {translate('fees.parts.show', { smart_count: count })}
      </Button>
      <Button disabled={count === 0} onClick={onUndo}>
        {translate('fees.parts.undo')}
      </Button>
    </Box>
  );
};

/** Adds particulars and discounts to issued bills, or removes them, previewing the result first. */
export const ChangeBills = () => {
  const translate = useTranslate();
  const toast = useToast();
  const chosen = useChosenBills();
  const [kind, setKind] = useState<PartKind>('particular');
  const [ticks, setTicks] = useState(none);
  const [preview, setPreview] = useState<readonly BillPreview[]>();
  const { write, busy } = useWrite();
  const { batch, collection } = chosen;
  const isChosen = batch !== null && collection !== null;
  const { data, problem, retry } = useLoad<BillGrid>(isChosen ? base : undefined, 'fees.fail.parts', {
    collection,
    batch,
  });
  const send = (path: string, quiet: boolean): Promise<readonly BillPreview[] | undefined> =>
    write({ path, body: { changes: changesOf(ticks) }, fallback: 'fees.fail.change', quiet });
  const show = async (): Promise<void> => setPreview(await send(`${base}/preview`, true));
  const forget = (): void => {
    setTicks(none);
    setPreview(undefined);
  };
  const save = async (): Promise<void> => {
    const done = await send(base, false);
    if (!done) return;
    forget();
    toast.success('fees.parts.done', { smart_count: done.length });
  };
  const choose =
    (set: (value: string) => void) =>
    (value: string): void => {
      forget();
      set(value);
    };
  const setting = { setBatch: choose(chosen.setBatch), setCollection: choose(chosen.setCollection) };
  const items = data ? itemsOf(data, kind) : [];
  return (
    <>
      <PageHeader title={translate('fees.parts.title')} under={translate('fees.parts.hint')} />
      <LeaveGuard dirty={ticks.size > 0} of="address" onLeave={forget} />
      <ChooseBills {...chosen} {...setting} />
      <LoadProblem text={problem} onRetry={retry} />
      {isChosen ? null : <Empty text={translate('fees.batch.choose')} />}
      {data?.bills.length === 0 ? <Empty text={translate('fees.noBills')} /> : null}
      {preview ? (
        <PreviewTable
          preview={preview}
          busy={busy}
          onBack={() => setPreview(undefined)}
          onSave={() => void save()}
        />
      ) : null}
      {data && data.bills.length > 0 && !preview ? (
        <>
          <Tabs value={kind} onChange={(_, next: PartKind) => setKind(next)} sx={{ mb: 1 }}>
            <Tab value="particular" label={translate('fees.parts.particulars')} />
            <Tab value="discount" label={translate('fees.parts.discounts')} />
          </Tabs>
          {items.length === 0 ? (
            <Empty text={translate('fees.parts.nothing')} />
          ) : (
            <TickTable
              kind={kind}
              items={items}
              bills={data.bills}
              ticks={ticks}
              onTick={(bills, item, given) => setTicks((now) => withTicks(now, bills, { kind, item, given }))}
            />
          )}
          <ShowOrUndo count={ticks.size} busy={busy} onShow={() => void show()} onUndo={forget} />
        </>
      ) : null}
    </>
  );
};
