/** Makes something on first use, and answers the same from then on. */
export function lazily<Made>(make: (this: void) => Made): (this: void) => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
