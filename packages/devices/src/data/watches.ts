/** A line for each model, newest first under its maker; `device.ts` reads them and says how they are written. */
export const watches = `
# Apple
Apple Watch Series 9 (cellular) | 2023
Apple Watch Ultra 2 | 2023
Apple Watch Series 8 (cellular) | 2022
Apple Watch Ultra | 2022
Apple Watch Series 7 (cellular) | 2021
Apple Watch Series 6 (cellular) | 2020
Apple Watch SE (cellular) | 2020
Apple Watch Series 5 (cellular) | 2019
Apple Watch Series 4 (cellular) | 2018
Apple Watch Series 3 (cellular) | 2017
# Samsung
Galaxy Watch7 LTE | 2024
Galaxy Watch6 LTE | 2023
Galaxy Watch6 Classic LTE | 2023
Galaxy Watch5 LTE | 2022
Galaxy Watch5 Pro LTE | 2022
Galaxy Watch4 LTE | 2021
Galaxy Watch4 Classic LTE | 2021
Galaxy Watch3 LTE | 2020
Galaxy Watch Active2 4G | 2019
Galaxy Watch LTE | 2018
Gear S2 classic 3G | 2016
Gear S3 frontier LTE | 2016
# Amazfit
Nexo | 2019
# Fossil
Gen 6 LTE | 2022 ?
Gen 5 LTE | 2020
# Garmin
Forerunner 945 LTE | 2021
# Google
Pixel Watch 2 LTE | 2023
Pixel Watch LTE | 2022
# Huawei
Watch 4 | 2023
Watch 4 Pro | 2023
Watch 3 | 2021
Watch 3 Active 4G | 2021
Watch 3 Pro | 2021
Watch 2 | 2017
Watch 2 Pro | 2017
# Mobvoi
TicWatch Pro 5 LTE | 2023
TicWatch Pro 3 Cellular/LTE | 2021
TicWatch Pro 3 Ultra LTE | 2021
TicWatch Pro 4G/LTE | 2019
# Montblanc
Summit 2+ | 2020
# Oppo
Oppo Watch X2 Mini | 2025
Oppo Watch 4 Pro | 2023
Oppo Watch SE | 2022
Oppo Watch 3 Pro | 2022
Oppo Watch 2 LTE | 2021
Oppo Watch LTE | 2020
# Vivo
Vivo Watch 5 | 2025
Vivo Watch 2 eSIM | 2021
# Xiaomi
Xiaomi Watch 2 Pro LTE | 2023
Xiaomi Watch S3 eSIM | 2023
Mi Watch | 2019
`;
