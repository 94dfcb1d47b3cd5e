import { Skeleton, TableCell, TableRow } from '@mui/material';

/** The placeholder of what is still loading. */
export const SkeletonRows = ({ rows, columns }: { readonly rows: number; readonly columns: number }) => (
  <>
    {Array.from({ length: rows }, (_, row) => (
      <TableRow key={row}>
        {Array.from({ length: columns }, (__, column) => (
          <TableCell key={column}>
            <Skeleton
              variant="text"
              width={column === 0 ? '50%' : `${60 + ((row * 7 + column * 13) % 30)}%`}
            />
          </TableCell>
        ))}
      </TableRow>
    ))}
  </>
);
