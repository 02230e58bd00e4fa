type Change = { key: string; value: string | null; order: number }

/** What a tab sees of local storage. */
export type TabStorage = {
  storage: Storage
  /** Lets the tab learn of what other tabs have changed so far. */
  deliver: () => void
  isBehind: () => boolean
  close: () => void
}

/**
 * Local storage as browsers share it between processes: a tab reads its own copy, and learns a moment later, in order,
 * what others have changed; what it has changed itself since then stays.
 */
export function createSharedStorage() {
  const shared = new Map<string, string>()
  const inboxes = new Map<TabStorage, Change[]>()
  let order = 0

  function openTab(tell: (key: string) => void): TabStorage {
    const copy = new Map(shared)
    const own = new Map<string, number>()
    const inbox: Change[] = []

    const change = (key: string, value: string | null) => {
      if ((copy.get(key) ?? null) === value) return
      order += 1
      own.set(key, order)
      put(copy, key, value)
      put(shared, key, value)
      for (const [other, changes] of inboxes) if (other !== tab) changes.push({ key, value, order })
    }
    const methods = {
      getItem: (key: string) => copy.get(key) ?? null,
      setItem: (key: string, value: string) => change(key, value),
      removeItem: (key: string) => change(key, null),
    }
    const storage = new Proxy(methods, {
      ownKeys: () => [...copy.keys()],
      getOwnPropertyDescriptor: (_target, key) =>
        copy.has(String(key))
          ? { configurable: true, enumerable: true, value: copy.get(String(key)) }
          : undefined,
    }) as unknown as Storage
    const tab: TabStorage = {
      storage,
      deliver() {
        for (const { key, value, order } of inbox.splice(0)) {
          if ((own.get(key) ?? 0) < order) put(copy, key, value)
          tell(key)
        }
      },
      isBehind: () => inbox.length > 0,
      close: () => inboxes.delete(tab),
    }
    inboxes.set(tab, inbox)
    return tab
  }
  return {
    openTab,
    values: () => [...shared.values()],
    deliver() {
      while ([...inboxes.values()].some((inbox) => inbox.length > 0))
        for (const tab of [...inboxes.keys()]) tab.deliver()
    },
  }
}

function put(values: Map<string, string>, key: string, value: string | null): void {
  if (value === null) values.delete(key)
  else values.set(key, value)
}
