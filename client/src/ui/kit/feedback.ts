export { Alert, EmptyState, Loader, Progress, Skeleton } from '@mantine/core';
