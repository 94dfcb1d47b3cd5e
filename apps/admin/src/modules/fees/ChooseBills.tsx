import { Box } from '@mui/material';
import { f } from '@school/kernel';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FieldInput } from '../../engine/field/FieldInput.tsx';
import { useParam } from '../../engine/own-screen/use-param.ts';

const batchField = f.ref('batch', { filter: { active: true } });
const collectionField = f.ref('feeCollection', { filter: { status: 'PUBLISHED' } });
const faresField = f.ref('feeCollection', { filter: { status: 'PUBLISHED', basis: 'FARES' } });
const idOf = (text: string): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null);
const textOf = (value: unknown): string => (typeof value === 'number' ? String(value) : '');

/** The batch and fee collection in the address; null until both are chosen. */
export const useChosenBills = () => {
  const [batch, setBatch] = useParam('batch');
  const [collection, setCollection] = useParam('collection');
  return { batch: idOf(batch), collection: idOf(collection), setBatch, setCollection };
};

type ChooseBillsProps = ReturnType<typeof useChosenBills> & {
  /** Collections of transport fares only. */
  readonly fares?: boolean;
  /** Additional choices. */
  readonly children?: ReactNode;
};

/** Chooses a batch and a published fee collection; both are kept in the address. */
export const ChooseBills = ({
  batch,
  collection,
  setBatch,
  setCollection,
  fares,
  children,
}: ChooseBillsProps) => {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mb: 2,
        gridTemplateColumns: { xs: '1fr', sm: `repeat(${children ? 3 : 2}, 1fr)` },
        maxWidth: children ? 1080 : 720,
      }}
    >
      <FieldInput
        field={batchField}
        name="batch"
        label={translate('fees.ofBatch')}
        value={batch}
        onChange={(value) => setBatch(textOf(value))}
      />
      {children}
      <FieldInput
        field={fares ? faresField : collectionField}
        name="collection"
        label={translate('fees.collection')}
        value={collection}
        onChange={(value) => setCollection(textOf(value))}
      />
    </Box>
  );
};
