import { Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../../engine/catalogue/use-words.ts';
import { useCall } from '../../../engine/environment/use-call.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { formatMoment } from '../../../engine/field/date/date-format.ts';
import type { Column } from '../../../engine/list/table/column.ts';
import { DataTable } from '../../../engine/list/table/DataTable.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { Problem } from '../../../engine/page/Problem.tsx';
import type { ListedDocument } from './design.ts';

type Row = ListedDocument & { readonly id: string };

/** Everything printed from a record, and whether the institution has its own design for it. */
export const DocumentDesigns = () => {
  const translate = useTranslate();
  const words = useWords();
  const navigate = useNavigate();
  const { catalogue } = useEnvironment();
  const { data, error, refetch } = useCall<readonly ListedDocument[]>('setup/v1/DocumentDesigns/documents');
  const rows = data?.map((document) => ({ ...document, id: document.key }));
  const columns: readonly Column<Row>[] = [
    {
      key: 'label',
      label: translate('administration.design.document'),
      role: 'title',
      render: ({ key, label }) => words.say(`documents.${key}`, label),
    },
    {
      key: 'of',
      label: translate('administration.design.of'),
      render: ({ of }) => words.one(catalogue.resource(of)),
    },
    {
      key: 'papers',
      label: translate('administration.design.papers'),
      render: ({ papers }) =>
        papers.map((paper) => translate(`engine.print.paper.${paper}`, { _: paper })).join(', '),
    },
    {
      key: 'own',
      label: translate('administration.design.design'),
      render: ({ own }) => (
        <Chip
          size="small"
          variant="outlined"
          color={own ? 'primary' : 'default'}
          label={translate(own ? 'administration.design.own' : 'administration.design.usual')}
        />
      ),
    },
    {
      key: 'updatedAt',
      label: translate('administration.design.changed'),
      render: ({ updatedAt, updatedBy }) =>
        updatedAt ? `${formatMoment(updatedAt)}${updatedBy ? `, ${updatedBy}` : ''}` : '–',
    },
  ];
  return (
    <>
      <PageHeader
        title={translate('administration.design.title')}
        under={<Typography color="textSecondary">{translate('administration.design.lead')}</Typography>}
      />
      {error ? (
        <Problem error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          caption={translate('administration.design.title')}
          columns={columns}
          rows={rows}
          onOpen={({ key }) => void navigate(`/document_designs/${key}`)}
          empty={null}
        />
      )}
    </>
  );
};
