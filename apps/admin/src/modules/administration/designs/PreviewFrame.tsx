import { Box, Skeleton } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

/** Width in pixels of an A4 sheet with its surroundings; other paper sizes are shown at the same scale. */
const deskWidth: Readonly<Record<string, number>> = { 'A4-landscape': 1160, A5: 620, '80mm': 360, CR80: 380 };
const usualWidth = 840;

/**
 * A page as it will be printed. The frame runs no scripts, opens nothing and has its own origin; the page itself allows no
 * addresses.
 */
export const PreviewFrame = ({
  html,
  paper,
  title,
}: {
  readonly html: string | undefined;
  readonly paper: string;
  readonly title: string;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const width = deskWidth[paper] ?? usualWidth;
  const scale = room === 0 ? 0 : Math.min(1.2, room / width);
  return (
    <Box
      ref={box}
      sx={{
        height: { xs: 420, md: 'calc(100vh - 260px)' },
        minHeight: 360,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: '#d7dbe0',
      }}
    >
      {html === undefined || scale === 0 ? (
        <Skeleton variant="rectangular" height="100%" />
      ) : (
        <iframe
          title={title}
          sandbox=""
          srcDoc={html}
          style={{
            border: 0,
            width: `${100 / scale}%`,
            height: `${100 / scale}%`,
            transform: `scale(${scale})`,
            transformOrigin: 'top left',
          }}
        />
      )}
    </Box>
  );
};
