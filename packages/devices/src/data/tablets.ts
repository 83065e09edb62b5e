/** A line for each model, newest first under its maker; `device.ts` reads them and says how they are written. */
export const tablets = `
# Apple
iPad Pro 11-inch (M5) | 2025 cellular
iPad Pro 13-inch (M5) | 2025 cellular
iPad Air 11-inch (M3) | 2025 cellular
iPad Air 13-inch (M3) | 2025 cellular
iPad (A16) | 2025 cellular
iPad Pro 11-inch (M4) | 2024 cellular
iPad Pro 13-inch (M4) | 2024 cellular
iPad Air 11-inch (M2) | 2024 cellular
iPad Air 13-inch (M2) | 2024 cellular
iPad mini (A17 Pro) | 2024 cellular
iPad Pro 11-inch (4th gen) | 2022 cellular
iPad Pro 12.9-inch (6th gen) | 2022 cellular
iPad Air (5th gen) | 2022 cellular
iPad (10th gen) | 2022 cellular
iPad Pro 11-inch (3rd gen) | 2021 cellular
iPad Pro 12.9-inch (5th gen) | 2021 cellular
iPad (9th gen) | 2021 cellular
iPad mini (6th gen) | 2021 cellular
iPad Pro 11-inch (2nd gen) | 2020 cellular
iPad Pro 12.9-inch (4th gen) | 2020 cellular
iPad Air (4th gen) | 2020 cellular
iPad (8th gen) | 2020 cellular
iPad Air (3rd gen) | 2019 cellular
iPad (7th gen) | 2019 cellular
iPad mini (5th gen) | 2019 cellular
iPad Pro 11-inch (1st gen) | 2018 cellular
iPad Pro 12.9-inch (3rd gen) | 2018 cellular
# Samsung
Galaxy Tab S10 FE | 2025 cellular
Galaxy Tab S10 FE+ | 2025 cellular
Galaxy Tab S10 | 2024 cellular
Galaxy Tab S10+ | 2024 cellular
Galaxy Tab Active5 | 2024 cellular market
Galaxy Tab S9 | 2023 cellular
Galaxy Tab S9+ | 2023 cellular
Galaxy Tab S9 Ultra | 2023 cellular
Galaxy Tab S9 FE | 2023 cellular
Galaxy Tab S9 FE+ | 2023 cellular
# Docomo
dtab d-51C | 2022 japan
# Huawei
dtab Compact d-02K | 2018 japan
# Lenovo
dtab d-52C | 2022 japan
dtab d-42A | 2021 japan
# Nokia
Nokia T21 | 2022 ?
Nokia T20 | 2021 ?
# T-Mobile
REVVL Tab 2 | 2025 operator
# Teclast
X_EEA | 2021
# Zebra
ET56 | 2020
L10 | 2019
`;
