/** Placeholders of a screen that waits for its data: a tier of their own, so that they wait for no other. */
export { Skeleton, SkeletonItem } from '@fluentui/react-components';
