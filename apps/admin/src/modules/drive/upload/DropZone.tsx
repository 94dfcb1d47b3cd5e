import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { DragEvent, ReactNode } from 'react';

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

const bringsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Accepts files dragged here from the desktop. */
export const DropZone = ({ onFiles, children }: DropZoneProps) => {
  const translate = useTranslate();
  const [depth, setDepth] = useState(0);
  return (
    <Box
      data-testid="drive-drop"
      sx={{ position: 'relative', minWidth: 0, minHeight: 320 }}
      onDragEnter={(event) => {
        if (bringsFiles(event)) setDepth((now) => now + 1);
      }}
      onDragLeave={(event) => {
        if (bringsFiles(event)) setDepth((now) => Math.max(0, now - 1));
      }}
      onDragOver={(event) => {
        if (bringsFiles(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setDepth(0);
        onFiles(Array.from(event.dataTransfer.files));
      }}
    >
      {children}
      {depth > 0 ? (
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            zIndex: 2,
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1,
            border: 2,
            borderStyle: 'dashed',
            borderColor: 'primary.main',
            borderRadius: 2,
            bgcolor: 'background.paper',
            opacity: 0.94,
            pointerEvents: 'none',
          }}
        >
          <CloudUpload color="primary" sx={{ fontSize: 56 }} aria-hidden />
          <Typography variant="h6" component="p">
            {translate('drive.upload.drop')}
          </Typography>
        </Box>
      ) : null}
    </Box>
  );
};
