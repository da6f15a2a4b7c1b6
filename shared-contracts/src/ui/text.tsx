import { Text, type TextProps } from '@fluentui/react-components';

/** Steps of the type ramp under their names. They are `Text` with a size and a weight. */
const step = (size: TextProps['size'], weight?: TextProps['weight']) => (props: TextProps) => (
  <Text size={size} {...(weight && { weight })} {...props} />
);

export const Caption1 = step(200);
export const Subtitle2 = step(400, 'semibold');
export const Subtitle1 = step(500, 'semibold');
export const Title3 = step(600, 'semibold');
export const Title2 = step(700, 'semibold');
